/** What the page holds until its first screen is drawn, where the build has drawn none into it: the bar that stands at the top of every screen. */
import { Brand } from '../ui/brand.tsx';

export function Shell() {
  return (
    <div className="flex h-16 items-center border-b border-rule px-4 sm:px-6">
      <Brand />
    </div>
  );
}
