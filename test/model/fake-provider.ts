/** A model provider on 127.0.0.1 for tests and the bench: Bedrock's Converse and OpenAI's form, a prefix cache, and every way to fail. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

/** What the provider does with one call. */
export type Act =
  | 'answer'
  | 'throttle'
  | 'unavailable'
  | 'denied'
  | 'too-long'
  | 'hang'
  | 'malformed'
  | 'misformed'
  | 'truncated'
  | 'truncated-whole'
  | 'filtered'
  | 'refused'
  | 'refused-in-words'
  | 'fenced'
  | 'chatty'
  | 'loose'
  | 'says-nothing'
  | 'endless'
  | 'cut-prompt'
  | 'busy-for-an-hour'
  | 'model-fault'
  | 'unknown-model'
  | 'redirect'
  | 'not-json';

const anything = z.looseObject({});
const converseBody = z.object({
  system: z.array(anything).default([]),
  messages: z.array(z.object({ content: z.array(z.looseObject({ text: z.string().optional() })) })),
  toolConfig: z.unknown().optional(),
  additionalModelRequestFields: z.unknown().optional(),
});
const chatBody = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.union([z.string(), z.array(anything)]) })),
  response_format: z.unknown().optional(),
  tools: z.unknown().optional(),
});

export interface SeenCall {
  readonly model: string;
  readonly act: Act;
  /** The whole request as text. */
  readonly body: string;
  /** The text after the script. */
  readonly question: string;
  readonly usage: { readonly input: number; readonly cacheRead: number; readonly cacheWrite: number };
}

export interface FakeProvider {
  readonly url: string;
  readonly calls: SeenCall[];
  /** Acts for the calls to come, in order; afterwards every call is answered. */
  readonly acts: Act[];
  close(): Promise<void>;
}

const tokens = (text: string): number => Math.ceil(text.length / 4);
const leastCached = 1024;

/** What the model would say: `question` is the text after the script, `prompt` all that it was sent, instructions first. */
type Answering = (question: string, prompt: string) => unknown;

/** `delayMs` is how long a call takes. */
export async function startFakeProvider(
  answer: Answering,
  { delayMs = 0, acts = [] as Act[] } = {},
): Promise<FakeProvider> {
  const calls: SeenCall[] = [];
  const cached = new Set<string>();

  /** Bills a prompt of a prefix (up to the cache mark) and the rest. The prefix is in the cache once its first call has been answered. */
  const bill = (prefix: string, rest: string) => {
    const key = createHash('sha256').update(prefix).digest('hex');
    const size = tokens(prefix);
    if (size < leastCached)
      return { usage: { input: size + tokens(rest), cacheRead: 0, cacheWrite: 0 }, keep: () => {} };
    const hit = cached.has(key);
    const usage = { input: tokens(rest), cacheRead: hit ? size : 0, cacheWrite: hit ? 0 : size };
    return { usage, keep: () => cached.add(key) };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const act = acts.shift() ?? 'answer';
    const bedrock = (request.url ?? '').includes('/converse');
    const parsed = bedrock ? readConverse(request.url ?? '', text) : readChat(text);
    const { usage, keep } = bill(parsed.prefix, parsed.uncached);
    calls.push({ model: parsed.model, act, body: text, question: parsed.rest, usage });
    if (act === 'hang') return;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (refuseCall(act, response)) return;
    keep();
    const content = contentOf(act, () => answer(parsed.rest, parsed.prompt));
    // A server with a small window reads the end of the prompt and says how much that was.
    if (act === 'cut-prompt') Object.assign(usage, { input: 1024, cacheRead: 0, cacheWrite: 0 });
    send(response, 200, bedrock ? converseAnswer(act, content, usage) : chatAnswer(act, content, usage));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    acts,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Everything up to the cache mark, with what stands before it in a real request (tools, form, system), and the rest. */
function readConverse(url: string, text: string) {
  const body = converseBody.parse(JSON.parse(text));
  const parts = body.messages.flatMap(({ content }) => content);
  const mark = parts.findIndex((part) => 'cachePoint' in part);
  const texts = [...body.system, ...parts].map(({ text }) => (typeof text === 'string' ? text : ''));
  const head = JSON.stringify([body.toolConfig, body.additionalModelRequestFields, body.system]);
  const rest = parts
    .slice(mark + 1)
    .map((part) => part.text ?? '')
    .join('\n');
  return {
    model: decodeURIComponent(/model\/([^/]+)\/converse/.exec(url)?.[1] ?? ''),
    prefix: mark < 0 ? '' : head + JSON.stringify(parts.slice(0, mark)),
    rest,
    uncached: mark < 0 ? head + rest : rest,
    prompt: texts.join('\n'),
  };
}

function readChat(text: string) {
  const body = chatBody.parse(JSON.parse(text));
  const textsOf = ({ content }: (typeof body)['messages'][number]): string[] =>
    typeof content === 'string' ? [content] : content.map((part) => String(part.text ?? ''));
  const last = body.messages.at(-1);
  const parts = last ? textsOf(last) : [];
  const rest = parts.slice(1).join('\n');
  return {
    model: body.model,
    prefix: JSON.stringify([body.response_format, body.messages.slice(0, -1), parts[0]]),
    rest,
    uncached: rest,
    prompt: body.messages.flatMap(textsOf).join('\n'),
  };
}

/** Answers the call with an error, if the act is one. */
function refuseCall(act: Act, response: ServerResponse): boolean {
  const secret = 'INT. SHED - DAY, said the provider';
  if (act === 'busy-for-an-hour') {
    send(response, 429, { message: secret }, { 'retry-after': '3600' });
  } else if (act === 'model-fault') send(response, 424, { message: secret });
  else if (act === 'unknown-model') send(response, 404, { message: `No such model, try pulling it. ${secret}` });
  else if (act === 'redirect') send(response, 307, '', { location: '/elsewhere/v1/chat/completions' });
  else if (act === 'endless') pourForEver(response);
  else if (act === 'throttle') {
    send(response, 429, { message: `Too many tokens: ${secret}` }, { 'retry-after-ms': '40' });
  } else if (act === 'unavailable') send(response, 503, { message: secret });
  else if (act === 'denied') send(response, 403, { message: `Not authorized: ${secret}` });
  else if (act === 'too-long') send(response, 400, { message: `Input is too long for requested model. ${secret}` });
  else if (act === 'not-json') send(response, 200, `<html>${secret}</html>`);
  else return false;
  return true;
}

/** Letters without end, as fast as they are taken. */
function pourForEver(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const letters = 'x'.repeat(64 * 1024);
  const pour = (): void => {
    while (!response.destroyed && response.write(letters));
  };
  response.on('drain', pour);
  pour();
}

const looselyTold = z.object({
  opinion: z.looseObject({
    claims: z.array(z.object({ text: z.string(), page: z.number().nullable(), quote: z.string() })),
    verdict: z.string().nullable(),
  }),
});
/** As servers without a strict form answer: no outer layer, pages as text, nothing where nothing is asked, one item out of form. */
function looseText(answered: unknown): string {
  const {
    opinion: { claims, verdict },
  } = looselyTold.parse(answered);
  const loosely = claims.map(({ text, page, quote }) => ({ text, page: `${page}`, quote }));
  return JSON.stringify({ claims: [...loosely, 'and so on'], verdict });
}

function contentOf(act: Act, answer: () => unknown): string {
  if (act === 'chatty') {
    return `Here is my reading:\n\`\`\`json\n${JSON.stringify(answer())}\n\`\`\`\nShall I go on?`;
  }
  if (act === 'loose') return looseText(answer());
  if (act === 'says-nothing') return '{"opinion": {"claims": [], "verdict": " "}}';

  if (act === 'malformed') return '{"opinion": {"claims": [';
  if (act === 'misformed') return '{"opinion": {"claims": "many"}}';
  if (act === 'truncated') return JSON.stringify(answer()).slice(0, -20);
  if (act === 'refused-in-words') return "I'm sorry, but I can't help with that.";
  if (act === 'fenced') return `\`\`\`json\n${JSON.stringify(answer(), null, 2)}\n\`\`\``;
  return JSON.stringify(answer());
}

type Billed = SeenCall['usage'];

function converseAnswer(act: Act, text: string, { input, cacheRead, cacheWrite }: Billed): unknown {
  const stops: Partial<Record<Act, string>> = {
    truncated: 'max_tokens',
    'truncated-whole': 'max_tokens',
    filtered: 'guardrail_intervened',
    refused: 'refusal',
  };
  return {
    output: { message: { role: 'assistant', content: [{ text }] } },
    stopReason: stops[act] ?? 'end_turn',
    metrics: { latencyMs: 1 },
    usage: {
      inputTokens: input,
      outputTokens: tokens(text),
      totalTokens: input + cacheRead + cacheWrite + tokens(text),
      cacheReadInputTokens: cacheRead,
      cacheWriteInputTokens: cacheWrite,
    },
  };
}

function chatAnswer(act: Act, content: string, { input, cacheRead, cacheWrite }: Billed): unknown {
  const ends: Partial<Record<Act, string>> = {
    truncated: 'length',
    'truncated-whole': 'length',
    filtered: 'content_filter',
    refused: 'refusal',
  };
  const prompt = input + cacheRead + cacheWrite;
  return {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, finish_reason: ends[act] ?? 'stop', message: { role: 'assistant', content } }],
    usage: {
      prompt_tokens: prompt,
      completion_tokens: tokens(content),
      total_tokens: prompt + tokens(content),
      prompt_tokens_details: { cached_tokens: cacheRead },
    },
  };
}
