/** Reads Stripe's form encoding, `a[b][0]=c`, into nested values; it refuses names that would reach an object's prototype, and deep nesting. */
import { ProviderError } from './provider-error.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
type Node = Map<string, Node | string>;

const deepest = 10;

/** Objects whose names are 0, 1, 2 … become arrays; every leaf is a string. Throws ProviderError on a malformed body. */
export function parseFormBody(text: string): Record<string, FormValue> {
  const root: Node = new Map();
  for (const [key, value] of new URLSearchParams(text)) place(root, pathOf(key), value);
  return Object.fromEntries([...root].map(([name, node]) => [name, toValue(node)]));
}

function pathOf(key: string): string[] {
  const [, head, rest] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? [];
  if (head === undefined || rest === undefined) throw malformed(key);
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')];
  if (path.length > deepest || path.some((name) => ['__proto__', 'constructor', 'prototype'].includes(name)))
    throw malformed(key);
  return path;
}

function place(root: Node, path: readonly string[], value: string): void {
  let node = root;
  path.forEach((part, depth) => {
    const name = part === '' ? String(node.size) : part; // `a[]` appends
    const held = node.get(name);
    if (depth === path.length - 1) {
      node.set(name, value);
      return;
    }
    const next: Node = held instanceof Map ? held : new Map();
    node.set(name, next);
    node = next;
  });
}

function toValue(node: Node | string): FormValue {
  if (typeof node === 'string') return node;
  const entries = [...node].map(([name, child]) => [name, toValue(child)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function malformed(key: string): ProviderError {
  return new ProviderError(400, { message: `Invalid parameter name: ${key.slice(0, 80)}` });
}
