/** Where the build puts the sample's report, beside the site; its pages lie apart, as few visitors open them. */
export const samplePath = '/sample.json';
export const sampleScreenplayPath = '/sample-screenplay.json';
