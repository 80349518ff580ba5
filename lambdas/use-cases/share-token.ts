/** Makes the secret of a share link, and the hash under which it is kept. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nothing to be guessed, so a plain hash keeps it. */
export const newShareToken = (): string => randomBytes(32).toString('base64url');

export const shareTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
