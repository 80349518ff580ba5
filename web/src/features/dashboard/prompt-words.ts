/** A report's heading without the emoji that it begins with, which a printer may lack. */
export const promptWords = (prompt: string): string => prompt.replace(/^[^\p{L}\p{N}]+/u, '');
