/** Every route of the site with its guard. Each screen is loaded when it is opened. */
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { methodPath } from '../../../lib/contract/method-page.ts';
import { sectionPaths } from '../features/home/section-paths.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuestsOnly, NoActivePayment, TokenRequired, UploadedFile } from './guards.tsx';
import { Loading } from './loading.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import {
  AccountScreen,
  DashboardScreen,
  ForgotPasswordScreen,
  HomeScreen,
  Landing,
  LibraryScreen,
  LoginScreen,
  MethodScreen,
  PaymentFailedScreen,
  PaymentSuccessScreen,
  PricingScreen,
  PrivacyScreen,
  ProgressScreen,
  ReceiptScreen,
  SampleScreen,
  SharedScreen,
  SignupScreen,
  SlateScreen,
  TermsScreen,
} from './screens.ts';

export function App() {
  return (
    <ErrorBoundary>
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
            <Route path={methodPath} element={<MethodScreen />} />
            <Route path="/sample/*" element={<SampleScreen />} />
            <Route path="/shared/*" element={<SharedScreen />} />
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
              <Route path="/slate" element={<SlateScreen />} />
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
    </ErrorBoundary>
  );
}
