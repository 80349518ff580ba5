/** A screenplay before it has pages: what readers of formats without pages hand to the layout. */
import type { SpeechPart } from './model.ts';

/** A new line inside `text` is a line break of the writer's own. */
interface TextBlock {
  readonly kind: 'action' | 'transition' | 'shot' | 'centered' | 'lyric' | 'note';
  readonly text: string;
}

interface HeadingBlock {
  readonly kind: 'heading';
  readonly text: string;
  readonly number: string | null;
}

export interface SpeechBlock {
  readonly kind: 'speech';
  readonly cue: string;
  readonly parts: readonly { readonly kind: SpeechPart['kind']; readonly text: string }[];
  readonly dual: 'left' | 'right' | null;
}

export type ScriptBlock = TextBlock | HeadingBlock | SpeechBlock | { readonly kind: 'page-break' };
