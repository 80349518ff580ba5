/** Whether bytes begin as a PDF does, whatever the file is called. */

/** Readers accept the header anywhere in the first 1024 bytes (ISO 32000-1, annex H, implementation note 13). */
const headerWithinBytes = 1024;

export const hasPdfSignature = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headerWithinBytes)).includes('%PDF-');
