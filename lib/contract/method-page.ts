/** Where the site says how everything is counted, and what a link to it is called. */
export const methodPath = '/method';
export const methodLink = 'How this was counted';
