/** A client of AWS whose calls the test answers, until its file ends: the client's class is one for all files of a worker. */
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll } from 'vitest';

export const mockedClient: typeof mockClient = (client) => {
  const mock = mockClient(client);
  afterAll(() => mock.restore());
  return mock;
};
