/** How a part of a report is corrected by its writer, where a screen offers that. Knows of no corrections: without one, nothing is drawn. */
import { type ComponentType, createContext } from 'react';

/** What can be corrected where it is shown; 'turns' stands for all five. */
export type Correctable =
  | 'genre'
  | 'title'
  | 'format'
  | 'protagonist'
  | 'turns'
  | 'logline'
  | 'budget'
  | 'comparables'
  | 'intent';
export interface CorrectionPressProps {
  readonly what: Correctable;
  /** The press bears the name of what it corrects, where that does not stand beside it. */
  readonly named: boolean;
  /** A reader's word stands there, so that the writer's own stands in its place. */
  readonly replaces: boolean;
}
/** Draws a text whose words that send the writer to the script's details are a press. Null for a reader of a shared report or of the sample. */
export const DetailsTextContext = createContext<ComponentType<{ readonly text: string }> | null>(null);

/** Null for a reader of a shared report or of the sample. */
export const CorrectionPressContext = createContext<ComponentType<CorrectionPressProps> | null>(null);
