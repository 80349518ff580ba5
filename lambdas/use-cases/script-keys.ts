/** Where a script's file and what was read from it lie in the bucket, and a user's picture; what is made of a script beside: adapters/script-objects. Keys hold ids only, nothing of a file's name. */

/** Where the form of an upload puts its file; nothing stays there once it was read. */
export const uploadKey = (userId: string, scriptId: string): string => `uploads/${userId}/${scriptId}.pdf`;
/** The file as it was read. Written once: the upload's form is good for ten minutes, and a second use of it changes nothing. */
export const originalKey = (userId: string, scriptId: string): string => `originals/${userId}/${scriptId}.pdf`;
/** The screenplay parsed from it, as JSON. */
export const screenplayKey = (userId: string, scriptId: string): string => `screenplays/${userId}/${scriptId}.json`;

/** The fingerprint of its wording, as JSON: what another draft of the same user is compared with. */
export const fingerprintKey = (userId: string, scriptId: string): string =>
  `screenplays/${userId}/${scriptId}.fingerprint.json`;
/** All of them: what has to go when the script goes. */
export const scriptKeys = (userId: string, scriptId: string): readonly string[] => [
  uploadKey(userId, scriptId),
  originalKey(userId, scriptId),
  screenplayKey(userId, scriptId),
  fingerprintKey(userId, scriptId),
];

/** Everything in the bucket that belongs to a script has a key of the form PREFIX/user/script.ENDING or PREFIX/user/script/…; the sweep walks through these. */
export const objectPrefixes = ['uploads/', 'originals/', 'screenplays/'] as const;

/** What is made of scripts lies under PREFIX/user/script/… (adapters/script-objects). */
export const madePrefixes = ['answers/', 'stories/'] as const;

/** The one object of a user's that belongs to no script; the folder is what goes with it. */
export const pictureFolder = (userId: string): string => `pictures/${userId}/`;
export const pictureKey = (userId: string): string => `${pictureFolder(userId)}picture`;

/** Whose object a key is, whatever its prefix; null when it is none of ours. */
export const objectOwner = (key: string): { readonly userId: string; readonly scriptId: string } | null => {
  const match = /^[a-z-]+\/([^/]+)\/([0-9A-HJKMNP-TV-Z]{26})[./]/.exec(key);
  return match?.[1] && match[2] ? { userId: match[1], scriptId: match[2] } : null;
};

/** Whose upload a key is; null when it is none of ours. */
export const parseUploadKey = (key: string): { readonly userId: string; readonly scriptId: string } | null => {
  const match = /^uploads\/([^/]+)\/([0-9A-HJKMNP-TV-Z]{26})\.pdf$/.exec(key);
  return match?.[1] && match[2] ? { userId: match[1], scriptId: match[2] } : null;
};
