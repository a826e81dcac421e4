type Close = () => Promise<void>;

const open: { ofFile: Close[]; ofTest: Close[] } = { ofFile: [], ofTest: [] };
let inTest = false;

/** It is closed at the end of the test that opened it, or of the file if no test is running. */
export function closeAfterwards(close: Close): void {
  open[inTest ? 'ofTest' : 'ofFile'].push(close);
}

export function testBegins(): void {
  inTest = true;
}

export async function testEnds(): Promise<void> {
  inTest = false;
  for (const close of open.ofTest.splice(0)) await close();
}

export async function fileEnds(): Promise<void> {
  for (const close of open.ofFile.splice(0)) await close();
}
