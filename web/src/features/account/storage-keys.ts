/** The browser storage keys of the specification, in one place. Refuses others. */
export const storageKeys = {
  fileUploaded: 'fileUploaded',
  uploadData: 'uploadData',
  paymentStatus: 'paymentStatus',
  selectedPlan: 'selectedPlan',
  isPaymentVerified: 'isPaymentVerified',
  rememberedEmail: 'rememberedEmail',
  rememberedPassword: 'rememberedPassword',
} as const;

const kept: ReadonlySet<string> = new Set([storageKeys.rememberedEmail, storageKeys.rememberedPassword]);

/** What logging out does to browser storage: everything goes but the two remembered keys. */
export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!kept.has(key)) storage.removeItem(key);
  }
}
