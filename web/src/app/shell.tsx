/** What the page holds until its first screen is drawn, where the build has drawn none into it: the bar that stands at the top of every page, and room for the heading of this one. */
import { Brand } from '../ui/brand.tsx';

/** Hidden from who listens: there is nothing to use yet. public/first-screen.js writes the heading, where the address alone says it. */
export function Shell() {
  return (
    <div aria-hidden="true">
      <div className="border-b border-rule">
        <div className="mx-auto flex min-h-16 max-w-6xl items-center px-5">
          <Brand />
        </div>
      </div>
      <div>
        <p className="display font-semibold" data-heading="" />
      </div>
    </div>
  );
}
