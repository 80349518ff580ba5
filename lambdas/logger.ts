/**
 * Structured log lines, by AWS Lambda Powertools: ids, counts, durations and codes, each with the ids of the call it belongs to, and beside a line that the contract
 * counts its metric in CloudWatch's embedded form. Refuses error messages that may quote a script, a body or a token.
 */
import { Logger as LineWriter, LogFormatter, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { countedBy, metricService } from '../lib/contract/metrics.ts';
import { currentCall } from './call-context.ts';
import { metricsNamespace } from './config.ts';
import { describeError } from './describe-error.ts';
import { once } from './once.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Level = 'info' | 'warn' | 'error';

/** Our own names for what Powertools gives; the event is the line's message. */
class HouseLines extends LogFormatter {
  override formatAttributes(line: UnformattedAttributes, fields: LogAttributes): LogItem {
    const call = currentCall();
    return new LogItem({
      attributes: {
        level: line.logLevel.toLowerCase(),
        event: line.message,
        at: line.timestamp.toISOString(),
        request_id: call?.requestId,
        correlation_id: call?.correlationId,
        trace_id: line.xRayTraceId,
        ...fields,
      },
    });
  }
  /** Nobody passes an error as a field; should one come that way, it says no more than ours do. */
  override formatError(error: Error): LogAttributes {
    return { ...describeError(error) };
  }
}

const lines = once(() => new LineWriter({ serviceName: metricService.value, logFormatter: new HouseLines() }));
const emf = once(() => new Metrics({ namespace: metricsNamespace(), serviceName: metricService.value }));

/** One metric a line, written at once: a function that dies next has counted. Without a namespace, outside a stack, nothing is counted. */
const count = (event: string, fields: Readonly<Record<string, unknown>>): void => {
  if (metricsNamespace() === undefined) return;
  for (const { name, unit, value, by } of countedBy(event, fields)) {
    const metric = emf().singleMetric();
    if (by !== null) metric.addDimension(by.name, by.value);
    metric.addMetric(name, MetricUnit[unit], value);
  }
};

const write = (level: Level, event: string, fields: Readonly<Record<string, unknown>>): void => {
  lines()[level](event, fields);
  count(event, fields);
};

export const logger = {
  info: (event: string, fields: LogFields = {}): void => write('info', event, fields),
  warn: (event: string, fields: LogFields = {}): void => write('warn', event, fields),
  error: (event: string, error: unknown, fields: LogFields = {}): void =>
    write('error', event, { ...fields, error: error === undefined ? undefined : describeError(error) }),
};
/** What use-cases are given: the tests pass one that keeps its lines. */
export type Logger = typeof logger;
