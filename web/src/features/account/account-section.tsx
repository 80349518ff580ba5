/** One headed part of the account page, with what its verb has come to. */
import { type ReactNode, useId } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Task } from './account-store.ts';

export function AccountSection({
  title,
  task,
  children,
}: {
  readonly title: string;
  readonly task?: Task;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-rule py-8">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-3 space-y-4">
        {children}
        {task?.state === 'failed' && <Banner tone="error">{task.message}</Banner>}
        {task?.state === 'done' && <Banner tone="notice">{task.message}</Banner>}
      </div>
    </section>
  );
}

/** In the room that is kept for what a part shows, until it has come. */
export function Waiting() {
  return (
    <p role="status" className="inline-flex items-center gap-2 text-ink-soft">
      <Spinner /> Loading…
    </p>
  );
}
