/** The 'Generating Analysis' animation: a page being read line by line. Over the whole screen, or inside a view. */
import { ScriptPage } from '../../ui/script-page.tsx';

const lines = ['w-3/5', 'w-full', 'w-4/5 ml-[20%]', 'w-2/5 ml-[30%]', 'w-1/2 ml-[22%]', 'w-11/12', 'w-5/6'] as const;
const delays = [
  '[animation-delay:0ms]',
  '[animation-delay:120ms]',
  '[animation-delay:240ms]',
  '[animation-delay:360ms]',
  '[animation-delay:480ms]',
  '[animation-delay:600ms]',
  '[animation-delay:720ms]',
] as const;

export function GeneratingAnalysis({ fullScreen = false }: { readonly fullScreen?: boolean }) {
  return (
    <div
      role="status"
      className={
        fullScreen
          ? 'fixed inset-0 z-40 grid place-content-center justify-items-center gap-6 bg-paper p-6 text-center'
          : 'grid justify-items-center gap-6 py-14 text-center'
      }
    >
      <ScriptPage className="w-44 space-y-3 py-7 pr-6 pl-10">
        {lines.map((line, at) => (
          <div
            key={line}
            className={`typed-line h-1.5 max-w-full rounded-full bg-accent/60 ${line} ${delays[at] ?? ''}`}
          />
        ))}
      </ScriptPage>
      <div>
        <p className="font-serif text-3xl font-semibold">Generating Analysis</p>
        <p className="mx-auto mt-2 max-w-[44ch] text-ink-soft">
          Our AI is processing your script to provide deep insights and valuable feedback
        </p>
      </div>
    </div>
  );
}
