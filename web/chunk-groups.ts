/**
 * Which modules come in one file although several screens share them. Left to itself the bundler makes a file of whatever two screens have in common, most of
 * them under a kilobyte: the dashboard began with seventy, and a browser without HTTP/2 asks for six at a time. A group holds only what its users need anyway.
 */
import type { Rolldown } from 'vite';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>>[1];

const laterRoutes = /\/lib\/contract\/later-routes\.ts$/;
/** Buttons and frames of nearly every page, and what the script's page on it is made of. */
const ofEveryPage =
  /\/web\/src\/(?:ui\/(?:banner|bar-room|brand|button|dialog|format-locale|formats|profile-image|script-page|use-page-title)|features\/theme\/theme-switch|blocks\/(?:basis-label|evidence-anchor))\.tsx?$/;
/** What a dashboard stands in: its menu, its bar, the way to the script beside it. */
const ofFrame =
  /\/web\/src\/(?:ui\/bar-button|features\/(?:ask\/use-ask-title|export\/(?:file-name|use-print-when-ready)|overview\/use-overview|reading\/use-reading|dashboard\/(?:dashboard-frame|generating-analysis|menu|sidebar|top-bar|use-answers-polling|use-script-data|use-selection)|script-reader\/(?:beside-look|deferred-reader|opener|reader-(?:button|links|outlet|place)|use-screenplay)))\.tsx?$|\/lib\/reports\/(?:[a-z-]+\/card|catalog)\.ts$/;
/** The drawings of blocks; the map of who talks with whom is a chunk of its own. */
const ofBlocks =
  /\/web\/src\/blocks\/(?!correction-press|named-places|pages-in-text)[a-z-]+\.tsx?$|\/lib\/report-formats\/block-tables\.ts$/;

/** Whether a screen or another part is loaded by this module: it stays a file of its own, by which the page asks for it. */
const isDoor = (id: string, context: Context): boolean => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
const named =
  (name: string) =>
  (id: string, context: Context): string | null =>
    isDoor(id, context) ? null : name;

/** The routes that are called after the first screen, and what they alone are made of. */
function laterContract(id: string, context: Context): string | null {
  const needs = (importer: string, seen: Set<string>): boolean => {
    if (laterRoutes.test(importer)) return true;
    if (seen.has(importer)) return false;
    seen.add(importer);
    return (context.getModuleInfo(importer)?.importers ?? []).some((next) => needs(next, seen));
  };
  return needs(id, new Set()) ? 'later-contract' : null;
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 5 },
  { name: named('page'), test: ofEveryPage, priority: 4 },
  { name: named('frame'), test: ofFrame, priority: 3 },
  { name: named('blocks'), test: ofBlocks, priority: 2 },
  { name: laterContract, test: /\/lib\/contract\//, priority: 1 },
];
