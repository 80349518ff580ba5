/** cdk-nag over the stack: nothing is found that was not accepted in so many words, and nothing is accepted that is not there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { createApp } from './fixtures/synthesize-stack.ts';

const finding = z.object({
  ruleName: z.string(),
  violatingConstructs: z.array(z.object({ constructPath: z.string() })),
});
const report = z.object({
  pluginReports: z.array(
    z.object({
      violations: z.array(finding),
      suppressedViolations: z.array(
        finding.extend({ acknowledgedId: z.string(), acknowledgedAt: z.string(), reason: z.string() }),
      ),
    }),
  ),
});

const { app } = createApp();
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
const file = path.join(app.outdir, 'validation-report.json');
const reports = report.parse(JSON.parse(readFileSync(file, 'utf8'))).pluginReports;

/** 'construct rule' of everything the code accepts. */
const accepted = app.node
  .findAll()
  .flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) =>
        Object.keys(z.record(z.string(), z.string()).parse(data)).map((id) => `${node.path} ${id}`),
      ),
  );

it('finds nothing that is not accepted', () => {
  const found = reports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map((c) => `${c.constructPath}: ${ruleName}`),
    ),
  );
  expect(found).toEqual([]);
});

it('accepts only what is found, each time with a sentence', () => {
  const suppressed = reports.flatMap(({ suppressedViolations }) => suppressedViolations);
  const used = new Set(suppressed.map(({ acknowledgedAt, acknowledgedId }) => `${acknowledgedAt} ${acknowledgedId}`));
  expect(accepted.length).toBeGreaterThan(0);
  const unused = accepted.filter((each) => each.includes(' AwsSolutions::') && !used.has(each));
  expect(unused).toEqual([]);
  for (const { reason } of suppressed) expect(reason).toMatch(/^[A-Z].{15,}\.$/);
});

it('accepts nothing for the stack as a whole', () => {
  expect(accepted.filter((each) => /^Dramaturg AwsSolutions/.test(each))).toEqual([]);
});
