/** Where a script's two objects lie in the bucket. Keys hold ids only, nothing of a file's name. */

/** The uploaded PDF. */
export const uploadKey = (userId: string, scriptId: string): string => `uploads/${userId}/${scriptId}.pdf`;
/** The screenplay parsed from it, as JSON. */
export const screenplayKey = (userId: string, scriptId: string): string => `screenplays/${userId}/${scriptId}.json`;

/** Whose upload a key is; null when it is none of ours. */
export const parseUploadKey = (key: string): { readonly userId: string; readonly scriptId: string } | null => {
  const match = /^uploads\/([^/]+)\/([0-9A-HJKMNP-TV-Z]{26})\.pdf$/.exec(key);
  return match?.[1] && match[2] ? { userId: match[1], scriptId: match[2] } : null;
};
