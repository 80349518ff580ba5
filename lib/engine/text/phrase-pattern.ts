/** Compiles a list of words and phrases into one pattern. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The alternatives '(?:one|another phrase)', without anything around them: for a larger pattern. */
export const oneOf = (phrases: readonly string[]): string => `(?:${phrases.map(escaped).join('|')})`;

/** Matches any of the phrases as whole words, in any case. */
export const wholePhrase = (phrases: readonly string[]): RegExp => new RegExp(`\\b${oneOf(phrases)}\\b`, 'i');
