/** Every screen, each in a chunk of its own, and which of them a visit begins with. */
import { matchPath } from 'react-router';
import { methodPath } from '../../../lib/contract/method-page.ts';
import { type Deferred, deferred } from '../ui/deferred.ts';

export const LoginScreen = deferred(async () => (await import('../features/account/login-screen.tsx')).LoginScreen);
export const SignupScreen = deferred(async () => (await import('../features/account/signup-screen.tsx')).SignupScreen);
export const ForgotPasswordScreen = deferred(
  async () => (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
);
export const AccountScreen = deferred(
  async () => (await import('../features/account/account-screen.tsx')).AccountScreen,
);
export const ReceiptScreen = deferred(
  async () => (await import('../features/account/receipt-screen.tsx')).ReceiptScreen,
);
export const HomeScreen = deferred(async () => (await import('../features/home/home-screen.tsx')).HomeScreen);
export const Landing = deferred(async () => (await import('../features/home/landing.tsx')).Landing);
export const PricingScreen = deferred(
  async () => (await import('../features/billing/pricing-screen.tsx')).PricingScreen,
);
export const PaymentSuccessScreen = deferred(
  async () => (await import('../features/billing/payment-success-screen.tsx')).PaymentSuccessScreen,
);
export const PaymentFailedScreen = deferred(
  async () => (await import('../features/billing/payment-failed-screen.tsx')).PaymentFailedScreen,
);
export const ProgressScreen = deferred(
  async () => (await import('../features/upload/progress-screen.tsx')).ProgressScreen,
);
export const DashboardScreen = deferred(
  async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
);
export const LibraryScreen = deferred(
  async () => (await import('../features/library/library-screen.tsx')).LibraryScreen,
);
export const SlateScreen = deferred(async () => (await import('../features/slate/slate-screen.tsx')).SlateScreen);
export const TermsScreen = deferred(async () => (await import('../features/legal/legal-screen.tsx')).TermsScreen);
export const PrivacyScreen = deferred(async () => (await import('../features/legal/legal-screen.tsx')).PrivacyScreen);
export const MethodScreen = deferred(async () => (await import('../features/method/method-screen.tsx')).MethodScreen);
export const SampleScreen = deferred(async () => (await import('../features/sample/sample-screen.tsx')).SampleScreen);
export const SharedScreen = deferred(async () => (await import('../features/share/shared-screen.tsx')).SharedScreen);

export interface Door {
  readonly path: string;
  readonly screen: Pick<Deferred<never>, 'fetchCode'>;
}
/** Which screen a visit most likely begins with: the first that fits. web/first-screen.ts lists the same for the page itself. */
export const publicDoors: readonly Door[] = [
  { path: '/welcome', screen: HomeScreen },
  { path: '/sample/*', screen: SampleScreen },
  { path: '/shared/*', screen: SharedScreen },
  { path: '/terms', screen: TermsScreen },
  { path: '/privacy', screen: PrivacyScreen },
  { path: methodPath, screen: MethodScreen },
  { path: '/payment/success', screen: PaymentSuccessScreen },
  { path: '/payment/failed', screen: PaymentFailedScreen },
];
export const guestDoors: readonly Door[] = [
  { path: '/signup', screen: SignupScreen },
  { path: '/forgot-password', screen: ForgotPasswordScreen },
  { path: '*', screen: LoginScreen },
];
export const userDoors: readonly Door[] = [
  { path: '/pricingPlans', screen: PricingScreen },
  { path: '/pricing', screen: PricingScreen },
  { path: '/uploading-progress', screen: ProgressScreen },
  { path: '/scripts', screen: LibraryScreen },
  { path: '/slate', screen: SlateScreen },
  { path: '/account', screen: AccountScreen },
  { path: '/account/receipts/:id', screen: ReceiptScreen },
  { path: '/dashboard/*', screen: DashboardScreen },
  { path: '*', screen: Landing },
];

/** Fetches the screen that a visit to `path` most likely begins with; a guard may still lead elsewhere, which only costs the wait. */
export async function fetchFirstScreen(path: string, signedIn: boolean): Promise<void> {
  const doors = [...publicDoors, ...(signedIn ? userDoors : guestDoors)];
  await doors.find((door) => matchPath(door.path, path))?.screen.fetchCode();
}
