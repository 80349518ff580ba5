/** The top bar's six links, in order. */
export const topLinks = [
  { label: 'Home', to: '/landing' },
  { label: 'Solutions', to: '/things' },
  { label: 'Platform', to: '/technology' },
  { label: 'Resources', to: '/successStories' },
  { label: 'Pricing', to: '/pricingPlans' },
  { label: 'Enterprise', to: '/benefits' },
] as const;
