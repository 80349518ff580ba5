/** What the AWS account is meant to cost in a month: the owner gets a mail when it is likely to be more, and when it is. Stops nothing by itself. */
import { aws_budgets as budgets } from 'aws-cdk-lib';
import { Construct } from 'constructs';

export interface BudgetProps {
  readonly ownerEmail: string;
  /** US dollars. */
  readonly monthlyUsd: string;
}

const rings = [
  { notificationType: 'FORECASTED', threshold: 100 },
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'ACTUAL', threshold: 100 },
] as const;

export class Budget extends Construct {
  constructor(scope: Construct, id: string, { ownerEmail, monthlyUsd }: BudgetProps) {
    super(scope, id);
    new budgets.CfnBudget(this, 'Monthly', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        // Filled in below: the property wants a number, and a parameter is known only when the stack is deployed.
        budgetLimit: { amount: 1, unit: 'USD' },
      },
      notificationsWithSubscribers: rings.map((ring) => ({
        notification: { ...ring, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
        subscribers: [{ subscriptionType: 'EMAIL', address: ownerEmail }],
      })),
    }).addPropertyOverride('Budget.BudgetLimit.Amount', monthlyUsd);
  }
}
