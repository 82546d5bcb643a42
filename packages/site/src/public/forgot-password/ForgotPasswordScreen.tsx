import * as faces from '../account-faces/later-faces.js';
import { HomeScreen } from '../home/HomeScreen.js';

/**
 * The home page that opens with the form for a forgotten password.
 * @departs B8
 */
export function ForgotPasswordScreen() {
  return <HomeScreen forgot={faces} />;
}
