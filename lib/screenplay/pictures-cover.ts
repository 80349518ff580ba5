/** Whether the pictures of a PDF hide what is under them. Looks at the raw file: the library that follows its pages leaves pictures out. */

/**
 * A mask beside a picture, a picture that is one itself (a stencil), or a packing that can hold its own (JPEG 2000). Their names stand unpacked in
 * any file, because a picture's dictionary does.
 */
const seeThrough = /\/(?:S?Mask)\s*(?:\d|\[)|\/(?:ImageMask|IM)\s+true\b|\/JPXDecode\b/;

/** False as soon as one picture may be see-through: which one is drawn where cannot be told. */
export const picturesCover = (bytes: Uint8Array): boolean =>
  !seeThrough.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
