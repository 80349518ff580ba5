/** Where the build puts the sample's report, beside the site; its pages lie apart, as few visitors open them. */
export const samplePath = '/sample.json';
export const sampleScreenplayPath = '/sample-screenplay.json';
/** The script on one strip, a picture for the home page. */
export const sampleStripPath = '/sample-strip.svg';
