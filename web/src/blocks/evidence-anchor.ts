/** How a piece of evidence leads to its place in the script, where a screen offers that. Knows of no reader: without one, evidence is plain text. */
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Evidence } from '../../../lib/contract/evidence.ts';

/** A place in the script; `line` null is the page as a whole, and without a quote all that begins on the line is meant. */
export interface ScriptPlace extends Pick<Evidence, 'page'> {
  readonly line: number | null;
  readonly quote?: string;
  /** What is said of the place, told beside its page. */
  readonly note?: PlaceNote;
}
export interface PlaceNote {
  readonly title: string;
  readonly text: string;
}
export interface EvidenceAnchorProps {
  readonly evidence: ScriptPlace;
  readonly className: string;
  readonly children: ReactNode;
}
/** Null where no script lies beside the report: for a reader of a shared report, or in the other of two drafts. */
export const EvidenceAnchorContext = createContext<ComponentType<EvidenceAnchorProps> | null>(null);

/** Opens the script at a place, from an element that is no link: a press on a plot. The focus comes back to it. Null where no script lies beside. */
export type OpenPlace = (place: ScriptPlace, from: HTMLElement) => void;
export const OpenPlaceContext = createContext<OpenPlace | null>(null);
