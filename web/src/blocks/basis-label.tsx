/** The label that tells counted facts, opinion and published figures apart. */
import type * as z from 'zod';
import type { basis as basisSchema } from '../../../lib/contract/blocks.ts';

export type Basis = z.infer<typeof basisSchema>;

const labels: Readonly<Record<Basis, { word: string; meaning: string; look: string }>> = {
  counted: { word: 'Counted', meaning: 'Counted from the script', look: 'border-good/50 text-good' },
  opinion: { word: 'Opinion', meaning: 'A reading, not a count', look: 'border-brass/60 text-brass' },
  published: {
    word: 'Published',
    meaning: 'From a source outside the script, named here',
    look: 'border-accent/50 text-accent',
  },
};

export function BasisLabel({ basis }: { readonly basis: Basis }) {
  const { word, meaning, look } = labels[basis];
  return (
    <span
      title={meaning}
      className={`inline-block rounded-full border px-2 py-px align-middle font-sans text-xs font-semibold tracking-normal ${look}`}
    >
      {word}
    </span>
  );
}
