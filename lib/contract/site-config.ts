/** The site's config.json: where the browser finds the user pool. The stack writes it; the local run adds where its own stand-in listens. */
import * as z from 'zod';

/** At the root of the site, asked for anew each time. */
export const siteConfigFile = 'config.json';

/** `userPoolEndpoint` stands in for the service's own address; no deployment has it. */
export const siteConfig = z.object({
  region: z.string().min(1),
  userPoolId: z.string().min(1),
  userPoolClientId: z.string().min(1),
  userPoolEndpoint: z.url().optional(),
});
export type SiteConfig = z.infer<typeof siteConfig>;
