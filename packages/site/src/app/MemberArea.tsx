import { OfflineGate } from '../offline/OfflineGate.js';
import { OfflineScreens } from '../offline/offline-screens.js';
import { MemberLayout } from '../shell/member/MemberLayout.js';

const loadScreens = async () => (await import('./offline-screens.js')).loadOfflineScreens();

/** The member area, which can be read without a connection. */
export function MemberArea() {
  return (
    <OfflineScreens value={loadScreens}>
      <MemberLayout notice={<OfflineGate />} />
    </OfflineScreens>
  );
}
