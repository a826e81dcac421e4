import { FeedbackList } from '../features/feedback/admin.tsx';
import { MenuManager } from '../features/menu/admin.tsx';

/** The Feedback tab: the menu that customers choose from, and what they say about it. */
export function Feedback() {
  return (
    <div className="grid gap-10">
      <MenuManager />
      <FeedbackList />
    </div>
  );
}
