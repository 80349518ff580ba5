/** The browser storage keys of the site, in one place. Refuses others. */
export const storageKeys = {
  fileUploaded: 'fileUploaded',
  uploadData: 'uploadData',
  paymentStatus: 'paymentStatus',
  selectedPlan: 'selectedPlan',
  isPaymentVerified: 'isPaymentVerified',
  rememberedEmail: 'rememberedEmail',
  rememberedPassword: 'rememberedPassword',
  theme: 'theme',
  letterhead: 'letterhead',
  profile: 'profile',
} as const;

const kept: ReadonlySet<string> = new Set([
  storageKeys.rememberedEmail,
  storageKeys.rememberedPassword,
  // The device's, not the account's: logging out must not blind whoever works in the dark.
  storageKeys.theme,
]);

/** What logging out does to browser storage: everything goes but the two remembered keys and the theme. */
export function clearStorage(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (!kept.has(key)) storage.removeItem(key);
  }
}
