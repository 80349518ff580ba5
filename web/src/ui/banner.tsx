/** A line that tells the user something that matters now. Errors interrupt a screen reader, notices wait their turn. */
import type { ReactNode } from 'react';

const looks = {
  error: 'border-bad bg-bad-wash text-bad',
  notice: 'border-good bg-good-wash text-good',
} as const;

export function Banner({ tone, children }: { readonly tone: keyof typeof looks; readonly children: ReactNode }) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`rounded-lg border-l-4 px-4 py-3 text-[0.95rem] font-medium ${looks[tone]}`}
    >
      {children}
    </div>
  );
}
