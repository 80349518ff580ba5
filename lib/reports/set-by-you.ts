/** How a correction of the writer's is told wherever it stands. */
export const setByYou = 'Set by you.';
/** Behind a name in a label. */
export const labelSetByYou = (label: string): string => `${label}, set by you`;
