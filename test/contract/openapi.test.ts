/** The API's description: the file is what the contract says now, every route stands in it, every reference leads somewhere, and its schemas take what the service gives. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { errorCodes, errorStatus } from '../../lib/contract/errors.ts';
import { errorsOf, openApi, openApiText } from '../../lib/contract/openapi/openapi.ts';
import { planTable } from '../../lib/contract/plans.ts';
import { handlerName, type RouteName, routeNames, routes } from '../../lib/contract/routes.ts';

const root = path.join(import.meta.dirname, '../..');
const document = openApi();
const operations = Object.entries(document.paths).flatMap(([address, item]) =>
  Object.entries(item).map(([method, operation]) => ({ address, method, operation })),
);
const operationOf = (name: RouteName) => {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`${name} is not described.`);
  return found.operation;
};

it('the file is what the contract says now: `npm run openapi` writes it', () => {
  expect(readFileSync(path.join(root, 'docs/openapi.json'), 'utf8') === openApiText()).toBe(true);
});

describe('a route', () => {
  it.each(routeNames)('%s stands there with who may call it, what it takes and what it answers', (name) => {
    const { method, path: address, auth, body, status } = routes[name];
    const operation = document.paths[address]?.[method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    expect(operation?.security).toEqual(auth === 'public' ? [] : [{ [auth]: [] }]);
    expect(operation?.requestBody !== undefined).toBe(body !== 'none');
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([String(status), '400', '429', '500']),
    );
    expect(operation?.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('is the only one of its name and address', () => {
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(routeNames.toSorted());
  });

  it('names each part of its path once, and no other', () => {
    for (const { address, operation } of operations) {
      const parts = [...address.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const described = operation.parameters.filter((one) => one.in === 'path');
      expect(described.map(({ name }) => name).toSorted(), address).toEqual(parts.toSorted());
      expect(described.every(({ required }) => required)).toBe(true);
    }
  });

  it('says where the password’s proof is wanted, and where a call may have a key of its own', () => {
    const withHeader = (header: string) =>
      operations
        .filter(({ operation }) => operation.parameters.some(({ name }) => name === header))
        .map(({ operation }) => operation.operationId);
    expect(withHeader('x-account-proof').toSorted()).toEqual(
      routeNames.filter((name) => routes[name].proof).toSorted(),
    );
    expect(withHeader('idempotency-key')).toEqual(['createUpload']);
  });

  it('of an upload takes the announcement or the file itself', () => {
    expect(Object.keys(operationOf('createUpload').requestBody?.content ?? {})).toEqual([
      'application/json',
      'multipart/form-data',
    ]);
  });
});

describe('the errors of a route', () => {
  const codeWord = new RegExp(`\\b(?:${errorCodes.join('|')})\\b`, 'g');
  /** Codes that a use-case names where it says or throws them: in the comments of its exports and at its errors. */
  const codesNamed = (file: string): string[] => {
    const text = readFileSync(path.join(root, 'lambdas/use-cases', file), 'utf8');
    const comments = text.match(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/(?=\s*export const)/g) ?? [];
    const thrown = text.match(/AppError\(\s*'\w+'/g) ?? [];
    return [...comments, ...thrown].flatMap((part) => part.match(codeWord) ?? []);
  };
  const useCaseOf = (name: RouteName): string | undefined => {
    const own = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const handler = readFileSync(path.join(root, 'lambdas/handlers', `${handlerName(name)}.ts`), 'utf8');
    const used = [...handler.matchAll(/'\.\.\/use-cases\/([\w-]+\.ts)'/g)].map((match) => match[1] ?? '');
    const bare = (file: string): string => file.replaceAll('-', '');
    return used.find((file) => bare(file) === bare(`${own}.ts`)) ?? used[0];
  };

  it.each(routeNames)('%s: none that its use-case names is left out', (name) => {
    const useCase = useCaseOf(name);
    expect(errorsOf(name)).toEqual(expect.arrayContaining(useCase === undefined ? [] : codesNamed(useCase)));
  });

  it('are looked for in every use-case that a route has', () => {
    const looked = routeNames.map(useCaseOf).filter((file) => file !== undefined);
    expect(looked.length).toBe(routeNames.length - 1);
    expect(readdirSync(path.join(root, 'lambdas/use-cases'))).toEqual(expect.arrayContaining(looked));
    expect(looked.filter((file) => codesNamed(file).length > 0).length).toBeGreaterThan(30);
  });

  it('stand under their statuses', () => {
    for (const name of routeNames) {
      const { responses } = operationOf(name);
      for (const code of errorsOf(name)) {
        const answer = JSON.stringify(responses[errorStatus[code]]);
        const shared = /#\/components\/responses\/([\w.-]+)/.exec(answer)?.[1] ?? '';
        expect(shared.split('-'), `${name} ${errorStatus[code]}`).toContain(code);
      }
    }
  });
});

describe('the document', () => {
  it('has the form that OpenAPI 3.1 asks for', () => {
    const schema = z.union([z.boolean(), z.record(z.string(), z.unknown())]);
    const content = z.record(z.string().regex(/^\w+\/[\w.+-]+$/), z.strictObject({ schema }));
    const header = z.strictObject({ description: z.string(), schema });
    const response = z.union([
      z.strictObject({ $ref: z.string() }),
      z.strictObject({
        description: z.string().min(1),
        headers: z.record(z.string(), header).optional(),
        content: content.optional(),
      }),
    ]);
    const operation = z.strictObject({
      operationId: z.string().min(1),
      tags: z.array(z.enum(document.tags.map(({ name }) => name))).length(1),
      summary: z.string(),
      security: z.array(z.partialRecord(z.enum(Object.keys(document.components.securitySchemes)), z.array(z.string()))),
      parameters: z.array(
        z.strictObject({
          name: z.string().min(1),
          in: z.enum(['path', 'query', 'header']),
          required: z.boolean(),
          description: z.string().optional(),
          schema,
        }),
      ),
      requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
      responses: z.record(z.string().regex(/^[1-5]\d\d$/), response),
    });
    const componentName = z.string().regex(/^[\w.-]+$/);
    const form = z.strictObject({
      openapi: z.literal('3.1.0'),
      info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
      servers: z.array(z.strictObject({ url: z.string() })),
      tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
      paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
      components: z.strictObject({
        securitySchemes: z.record(componentName, z.looseObject({ type: z.enum(['http', 'apiKey']) })),
        responses: z.record(componentName, response),
        schemas: z.record(componentName, schema),
      }),
    });
    expect(form.safeParse(JSON.parse(openApiText())).error).toBeUndefined();
  });

  it('has no reference that leads nowhere, and no part that nothing refers to', () => {
    const referred = new Set(
      [...openApiText().matchAll(/"\$ref": "#\/components\/([^"]+)"/g)].map((match) => match[1]),
    );
    const parts = ['responses', 'schemas'] as const;
    const held = parts.flatMap((part) => Object.keys(document.components[part]).map((name) => `${part}/${name}`));
    expect([...referred].toSorted()).toEqual(held.toSorted());
  });

  it('speaks of nothing that is in the schemas’ library alone', () => {
    expect(openApiText()).not.toMatch(/"\$schema"|"\$id"|"~standard"|9007199254740991/);
  });
});

describe('the schema of an answer', () => {
  const schemaOf = (name: string): z.ZodType => {
    const text = JSON.stringify({ $ref: `#/$defs/${name}`, $defs: document.components.schemas });
    return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
  };
  const golden = z
    .array(z.object({ entries: z.array(z.looseObject({ blocks: z.array(z.looseObject({ kind: z.string() })) })) }))
    .parse(JSON.parse(readFileSync(path.join(root, 'test/corpus/the-last-reel.answers.json'), 'utf8')));

  it('takes every report on our own script, and no block of another kind', () => {
    const entry = schemaOf('ReportEntry');
    const entries = golden.flatMap(({ entries }) => entries);
    expect(entries.length).toBeGreaterThan(14);
    for (const one of entries) expect(entry.safeParse(one).error).toBeUndefined();
    expect(entry.safeParse({ prompt: 'x', blocks: [{ kind: 'unheard of' }] }).success).toBe(false);
  });

  it('takes the plans and the error envelope, and fields that are not there yet', () => {
    expect(schemaOf('ListPlansAnswer').safeParse({ ...planTable, later: 1 }).error).toBeUndefined();
    const error = { error: 'A sentence.', message: 'A sentence.', code: 'not_found' };
    expect(schemaOf('ErrorBody').safeParse(error).success).toBe(true);
    expect(schemaOf('ErrorBody').safeParse({ ...error, code: 'unheard_of' }).success).toBe(false);
  });
});
