/** The two functions that run at the edge, as text: CloudFront's own small JavaScript. Each does one thing and answers nothing itself. */
import { prerenderedPages } from '../../contract/prerendered-pages.ts';
import { viewerAddressHeader } from '../../contract/route-spec.ts';

const pages = Object.fromEntries(
  prerenderedPages.flatMap(({ file, servedAt }) => servedAt.map((address) => [address, `/${file}`])),
);

/**
 * Paths whose last segment has no dot are screens of the site: they begin with the page built for them, or with the empty one. Those pages show a
 * guest's view: who has a session gets the empty one. Nothing is granted by that, so the cookie is not verified.
 */
export const showScreen = `var pages = ${JSON.stringify(pages, null, 2)};
function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  var page = request.cookies.token ? undefined : pages[request.uri];
  if (lastSegment.indexOf('.') < 0) request.uri = page || '/index.html';
  return request;
}
`;

/** Tells the API whose request it is; the address that the API itself sees is CloudFront's. */
export const nameViewer = `function handler(event) {
  var request = event.request;
  request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip };
  return request;
}
`;
