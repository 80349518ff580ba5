/** The words of the scenes as they were read. */
import type { PointRead } from '../../story/read/point-read.ts';
import type { SceneFate } from '../../story/read/scene-read.ts';
import { pageOf } from '../read/around.ts';
import { toldIn } from '../read/words.ts';

export const prompt = '🎞️ Scene by scene';
export const title = 'Scene by scene';
export const beforeFirst = 'Before the first scene';

/** A scene that stays, and on which a note asks for something. */
const keepAndMend = 'keep, and mend';
/** '12. Meridian Cinema, Lobby, pages 3-5: keep'. */
export const sceneTitle = (
  ordinal: number | null,
  place: string | null,
  pages: string,
  { fate, isMended }: { readonly fate: SceneFate; readonly isMended: boolean },
): string =>
  `${ordinal === null ? beforeFirst : `${ordinal}.${place === null ? '' : ` ${place}`}`}, ${pages}: ${fate === 'keep' && isMended ? keepAndMend : fate}`;
export const pagesText = (from: number, to: number): string => (from === to ? `page ${from}` : `pages ${from}-${to}`);
export const wants = (text: string): string => `Who wants what: ${text}`;
export const turns = (text: string): string => `What changes: ${text}`;
/** What a scene prepares and what it brings back. */
export const plants = (what: readonly string[]): string => `Sets up: ${what.join('; ')}.`;
export const pays = (what: readonly string[]): string => `Pays off: ${what.join('; ')}.`;
export const here = (point: PointRead, home: number): string =>
  `${point.title}: ${toldIn(pageOf(point), home, point.kind)}`;
export const fateAdvice = (fate: SceneFate, note: string): string =>
  fate === 'keep' ? note : `${fate.charAt(0).toUpperCase()}${fate.slice(1)}: ${note}`;
