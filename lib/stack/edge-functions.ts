/** The two functions that run at the edge, as text: CloudFront's own small JavaScript. Each does one thing and answers nothing itself. */
import { viewerAddressHeader } from './firewall.ts';

/** Paths whose last segment has no dot are screens of the site: they all begin with its one page. */
export const showScreen = `function handler(event) {
  var request = event.request;
  var lastSegment = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (lastSegment.indexOf('.') < 0) request.uri = '/index.html';
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
