import { localized, readerOf } from '../../../messages.ts';
import type { Deps } from '../../../server/deps.ts';
import type { Shared } from '../../feature.ts';
import { readTasks } from '../../launch/tasks-store.ts';
import { checkNames, findingTexts } from './messages.ts';
import { good, hint, type Result } from './result.ts';

export async function checkLeft(deps: Deps, demo: Shared['demo']): Promise<Result[]> {
  const left = await readTasks(deps, demo, readerOf('en', 'en'));
  const count = new Set(left.map(({ part }) => part)).size;
  if (count === 0) return [good(checkNames.left, findingTexts.nothingLeft)];
  const found = localized(findingTexts.left, { count });
  return [hint(checkNames.left, found, findingTexts.leftAdvice, 'launch')];
}
