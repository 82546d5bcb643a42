export { PaymentScreen as Component } from './PaymentScreen.js';
