/** Where the API's description is served: a file of the site's, since the distribution leads there before it leads to the API. */
export const openapiPath = '/api/openapi.json';
