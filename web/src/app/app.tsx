/** Every route of the site with its guard. Each screen is loaded when it is opened. */
import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { sectionPaths } from '../features/home/section-paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuestsOnly, NoActivePayment, TokenRequired, UploadedFile } from './guards.tsx';
import { Loading } from './loading.tsx';
import { MissingPartBoundary } from './missing-part-boundary.tsx';
import { ScreenFrame } from './screen-frame.tsx';

const LoginScreen = lazy(async () => ({
  default: (await import('../features/account/login-screen.tsx')).LoginScreen,
}));
const SignupScreen = lazy(async () => ({
  default: (await import('../features/account/signup-screen.tsx')).SignupScreen,
}));
const ForgotPasswordScreen = lazy(async () => ({
  default: (await import('../features/account/forgot-password-screen.tsx')).ForgotPasswordScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import('../features/account/account-screen.tsx')).AccountScreen,
}));
const ReceiptScreen = lazy(async () => ({
  default: (await import('../features/account/receipt-screen.tsx')).ReceiptScreen,
}));
const HomeScreen = lazy(async () => ({ default: (await import('../features/home/home-screen.tsx')).HomeScreen }));
const Landing = lazy(async () => ({ default: (await import('../features/home/landing.tsx')).Landing }));
const PricingScreen = lazy(async () => ({
  default: (await import('../features/billing/pricing-screen.tsx')).PricingScreen,
}));
const PaymentSuccessScreen = lazy(async () => ({
  default: (await import('../features/billing/payment-success-screen.tsx')).PaymentSuccessScreen,
}));
const PaymentFailedScreen = lazy(async () => ({
  default: (await import('../features/billing/payment-failed-screen.tsx')).PaymentFailedScreen,
}));
const ProgressScreen = lazy(async () => ({
  default: (await import('../features/upload/progress-screen.tsx')).ProgressScreen,
}));
const DashboardScreen = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
}));
const LibraryScreen = lazy(async () => ({
  default: (await import('../features/library/library-screen.tsx')).LibraryScreen,
}));
const TermsScreen = lazy(async () => ({ default: (await import('../features/legal/legal-screen.tsx')).TermsScreen }));
const PrivacyScreen = lazy(async () => ({
  default: (await import('../features/legal/legal-screen.tsx')).PrivacyScreen,
}));
const SampleScreen = lazy(async () => ({
  default: (await import('../features/sample/sample-screen.tsx')).SampleScreen,
}));

export function App() {
  return (
    <ErrorBoundary>
      <MissingPartBoundary>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route element={<ScreenFrame />}>
              <Route element={<GuestsOnly />}>
                <Route path="/login" element={<LoginScreen />} />
                <Route path="/signup" element={<SignupScreen />} />
                <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
              </Route>
              <Route path="/welcome" element={<HomeScreen audience="guest" />} />
              <Route path="/terms" element={<TermsScreen />} />
              <Route path="/privacy" element={<PrivacyScreen />} />
              <Route path="/sample/*" element={<SampleScreen />} />
              <Route path="/payment/success" element={<PaymentSuccessScreen />} />
              <Route path="/payment/failed" element={<PaymentFailedScreen />} />
              <Route element={<TokenRequired />}>
                <Route element={<Landing />}>
                  {sectionPaths.map((path) => (
                    <Route key={path} path={path} element={null} />
                  ))}
                </Route>
                <Route path="/pricingPlans" element={<PricingScreen />} />
                <Route element={<NoActivePayment />}>
                  <Route path="/pricing" element={<PricingScreen />} />
                </Route>
                <Route path="/uploading-progress" element={<ProgressScreen />} />
                <Route path="/scripts" element={<LibraryScreen />} />
                <Route path="/account" element={<AccountScreen />} />
                <Route path="/account/receipts/:id" element={<ReceiptScreen />} />
                <Route element={<UploadedFile />}>
                  <Route path="/dashboard/*" element={<DashboardScreen />} />
                </Route>
              </Route>
              <Route path="*" element={<Navigate to="/login" replace />} />
            </Route>
          </Routes>
        </Suspense>
      </MissingPartBoundary>
    </ErrorBoundary>
  );
}
