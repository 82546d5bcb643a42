import * as faces from '../account-faces/later-faces.js';
import { HomeScreen } from '../home/HomeScreen.js';

/**
 * The home page with its account card on the forgotten password.
 * @departs B8
 */
export function ForgotPasswordScreen() {
  return <HomeScreen forgot={faces} />;
}
