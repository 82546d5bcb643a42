import type { WelcomeSettings } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Inline } from '@headnote/ui/layout';
import { TextLink } from '@headnote/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/ServicesProvider.js';
import { judgmentSettingsOf } from '../../data/settings-queries.js';
import { SETTINGS_PATH } from '../../links/links.js';
import { messages } from './messages.js';
import { startParts } from './start-parts.js';
import { SidePart } from './SidePart.js';

const { settings: texts } = messages;

/** Four links to the settings, each with its value. */
export function SettingsInForce({ settings }: { settings: WelcomeSettings | undefined }) {
  const { client } = useServices();
  const judgments = useQuery(judgmentSettingsOf(client)).data;
  const { courtIds = [], actIds = [] } = settings ?? {};
  const parts =
    [settings?.showsLatestCases, settings?.showsHistory].filter(Boolean).length +
    startParts.filter((name) => settings?.hiddenParts.includes(name) === false).length;
  const rows = [
    {
      anchor: 'judgments',
      name: texts.judgments,
      value: judgments && texts.sorts[judgments.sort],
    },
    {
      anchor: 'acts',
      name: texts.acts,
      value:
        settings &&
        (actIds.length === 0
          ? texts.noActs
          : texts.actsInForce(formatIndianNumber(actIds.length), actIds.length === 1)),
    },
    {
      anchor: 'courts',
      name: texts.courts,
      value:
        settings &&
        (courtIds.length === 0
          ? messages.allCourts
          : texts.courtsInForce(formatIndianNumber(courtIds.length), courtIds.length === 1)),
    },
    { anchor: 'start-page', name: texts.start, value: settings && texts.parts(String(parts)) },
  ];
  return (
    <SidePart id="settings" title={texts.heading}>
      <ul className="site-list">
        {rows.map(({ anchor, name, value }) => (
          <Inline key={anchor} as="li" gap={12} align="baseline" justify="between" isLine className="site-welcome__row">
            <TextLink href={`${SETTINGS_PATH}#${anchor}`}>{name}</TextLink>
            <Inline as="span" gap={12} rowGap={4} align="stretch" className="site-welcome__small">
              {value}
            </Inline>
          </Inline>
        ))}
      </ul>
    </SidePart>
  );
}
