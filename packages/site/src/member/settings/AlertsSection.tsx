import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { alertsOf } from '../../data/alert-queries.js';
import { ALERTS_PATH } from '../../links/links.js';
import { useServices } from '../../services/ServicesProvider.js';
import { OwnSwitch } from '../alerts/OwnSwitch.js';
import { messages } from './messages.js';
import { SettingsSection } from './SettingsSection.js';

const { alerts: texts } = messages;

/** The one switch of what is watched without asking. */
export function AlertsSection() {
  const { client } = useServices();
  const alerts = useQuery(alertsOf(client));
  return (
    <SettingsSection id="alerts" name={texts.name} query={alerts}>
      {(list) => (
        <>
          <OwnSwitch list={list} />
          <p>
            <TextLink href={ALERTS_PATH}>{texts.all}</TextLink>
          </p>
        </>
      )}
    </SettingsSection>
  );
}
