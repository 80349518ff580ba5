/** The one file that knows dynalite's insides: its actions, its checks and how it lays keys out on disk; nothing else may require it. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

type AttributeValue = Record<string, unknown>;
export type Item = Record<string, AttributeValue>;
export type KeySchema = { AttributeName: string; KeyType: string }[];
export type IndexDescription = { IndexName: string; KeySchema: KeySchema; IndexStatus?: string };
export type TableDescription = {
  TableName: string;
  TableStatus: string;
  KeySchema: KeySchema;
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  GlobalSecondaryIndexes?: IndexDescription[];
  LocalSecondaryIndexes?: IndexDescription[];
};
/** A request body, as DynamoDB's JSON has it. */
export type Input = Record<string, unknown>;

type Callback<T> = (error: unknown, value?: T) => void;
type Release = <T>(callback: Callback<T>) => Callback<T>;
type SubDb<T> = {
  get(key: string, callback: Callback<T>): void;
  put(key: string, value: T, callback: Callback<void>): void;
  del(key: string, callback: Callback<void>): void;
  lock(key: string, callback: (release: Release) => void): void;
};
type Change = { type: 'put'; key: string; value: Item } | { type: 'del'; key: string };
type Store = {
  db: {
    open(): Promise<void>;
    close(): Promise<void>;
    batch(changes: Change[], callback: Callback<void>): void;
  };
  tableDb: SubDb<TableDescription>;
  getTable(name: string, checkStatus: boolean, callback: Callback<TableDescription>): void;
  getItemDb(table: string): SubDb<Item>;
  getIndexDb(type: string, table: string, index: string): SubDb<Item>;
};
type Action = (store: Store, input: Input, callback: Callback<object>) => void;
type Check = { types: object; custom?: object };
type Dynalite = {
  create(options: object): Store;
  createKey(item: Item, table: TableDescription): string;
  checkConditional(input: Input, existing: Item | undefined): Error | null | undefined;
  validateItem(item: Item, table: TableDescription): Error | null | undefined;
  validateKey(key: Item, table: TableDescription): Error | null | undefined;
};
type Validations = {
  checkTypes(input: Input, types: object): Input;
  checkValidations(input: Input, types: object, custom: object | undefined, store: Store): void;
};

const dynalite: Dynalite = require('dynalite/db');
const validations: Validations = require('dynalite/validations');

const readNames = ['BatchGetItem', 'DescribeTable', 'GetItem', 'ListTables', 'Query', 'Scan'] as const;
const writeNames = ['BatchWriteItem', 'DeleteItem', 'PutItem', 'UpdateItem'] as const;
type ReadName = (typeof readNames)[number];
export type WriteName = (typeof writeNames)[number];
type ActionName = ReadName | WriteName | 'CreateTable';

const actions = new Map<string, { run: Action; check: Check }>();
for (const name of [...readNames, ...writeNames, 'CreateTable']) {
  const file = name.charAt(0).toLowerCase() + name.slice(1);
  actions.set(name, { run: require(`dynalite/actions/${file}`), check: require(`dynalite/validations/${file}`) });
}

export const isRead = (operation: string): operation is ReadName => readNames.some((name) => name === operation);
export const isWrite = (operation: string): operation is WriteName => writeNames.some((name) => name === operation);

/** What a piece of work inside `Engine.write` may do. Its writes are seen by its own reads at once, by others after it has ended. */
export type WriteScope = {
  run(operation: ActionName, input: Input): Promise<object>;
  /** The item under the key contained in `keyOrItem`, or undefined. */
  itemBefore(table: TableDescription, keyOrItem: Item): Promise<Item | undefined>;
};

export type Engine = Awaited<ReturnType<typeof openDynalite>>;

/** Opens (or creates) the LevelDB in `directory`. Throws when another process holds it. */
export async function openDynalite(directory: string) {
  const store = dynalite.create({ path: directory, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  try {
    await store.db.open();
  } catch (cause) {
    throw new Error('The local DynamoDB directory cannot be opened; is another run using it?', { cause });
  }
  let tail: Promise<unknown> = Promise.resolve();

  /** Checks and completes a request as DynamoDB would. Throws dynalite's error; the answer belongs to the caller. */
  function check(operation: ActionName, input: Input): Input {
    const { types, custom } = actionNamed(operation).check;
    const checked = validations.checkTypes(structuredClone(input), types);
    validations.checkValidations(checked, types, custom, store);
    return checked;
  }

  return {
    check,
    keyOf: dynalite.createKey,
    failedCondition: dynalite.checkConditional,

    /** Throws dynalite's error for an item that lacks the table's key, or a key of another form. */
    requireKey({ Item, Key }: Input, table: TableDescription): void {
      const refusal = Item ? dynalite.validateItem(Item as Item, table) : dynalite.validateKey(Key as Item, table);
      if (refusal) throw refusal;
    },

    async read(operation: ReadName, input: Input): Promise<object> {
      return perform(store, operation, check(operation, input));
    },

    /** Throws ResourceNotFoundException when the table does not exist. */
    table(name: string): Promise<TableDescription> {
      return promised<TableDescription>((callback) => store.getTable(name, true, callback)).then(present);
    },

    /** The stored description, or undefined, whatever state a crash may have left it in. */
    storedTable(name: string): Promise<TableDescription | undefined> {
      return promised<TableDescription>((callback) => store.tableDb.get(name, callback));
    },

    storeTable(table: TableDescription): Promise<unknown> {
      return promised((callback) => store.tableDb.put(table.TableName, table, callback));
    },

    /**
     * Runs work alone, one after another, and commits what it wrote (items and index entries) as ONE batch, so that a
     * process killed in the middle leaves all of it or nothing. Work that throws writes nothing.
     */
    write<T>(work: (scope: WriteScope) => Promise<T>): Promise<T> {
      const turn = tail.then(async () => {
        const changes = new Map<string, Item | undefined>();
        const buffered = bufferedStore(store, changes);
        const result = await work({
          run: (operation, input) => perform(buffered, operation, input),
          itemBefore: (table, keyOrItem) =>
            promised<Item>((callback) =>
              store.getItemDb(table.TableName).get(dynalite.createKey(keyOrItem, table), callback),
            ),
        });
        if (changes.size > 0) {
          await promised((callback) => store.db.batch([...changes].map(toChange), callback));
        }
        return result;
      });
      tail = turn.catch(() => undefined);
      return turn;
    },

    async close(): Promise<void> {
      await tail;
      await store.db.close();
    },
  };
}

function actionNamed(operation: string) {
  return present(actions.get(operation));
}

function perform(store: Store, operation: ActionName, input: Input): Promise<object> {
  return promised<object>((callback) => actionNamed(operation).run(store, input, callback)).then(present);
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('dynalite answered nothing where a value was due.');
  return value;
}

function promised<T>(call: (callback: Callback<T>) => void): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(error) : resolve(value)));
  });
}

function toChange([key, value]: [string, Item | undefined]): Change {
  return value ? { type: 'put', key, value } : { type: 'del', key };
}

/** A view of the store that keeps writes to items and indexes in `changes` (keys as on disk) instead of writing them. */
function bufferedStore(store: Store, changes: Map<string, Item | undefined>): Store {
  return {
    ...store,
    getItemDb: (table) => bufferedDb(store.getItemDb(table), `item-${table}~`, changes),
    getIndexDb: (type, table, index) =>
      bufferedDb(store.getIndexDb(type, table, index), `index-${type.toLowerCase()}~${table}~${index}~`, changes),
  };
}

function bufferedDb(db: SubDb<Item>, prefix: string, changes: Map<string, Item | undefined>): SubDb<Item> {
  return {
    get(key, callback) {
      const written = prefix + key;
      if (changes.has(written)) setImmediate(callback, null, changes.get(written));
      else db.get(key, callback);
    },
    put(key, value, callback) {
      changes.set(prefix + key, value);
      setImmediate(callback, null);
    },
    del(key, callback) {
      changes.set(prefix + key, undefined);
      setImmediate(callback, null);
    },
    // Work runs alone, so there is nobody to lock out.
    lock: (_key, callback) => callback((done) => done),
  };
}
