import type { BrandGrievance } from '@headnote/core/config';
import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { operatorOf } from '../text-page/operator-of.js';
import { SideBlock, TextPage } from '../text-page/TextPage.js';
import { messages } from './messages.js';

/** The privacy policy. Operator and grievance officer are those of the configuration. */
export function PrivacyScreen() {
  const { brand } = useServices().config;
  const { name, grievance } = brand;
  const operator = operatorOf(brand);
  return (
    <TextPage
      title={messages.title}
      description={messages.description(name)}
      path="/privacypolicy"
      lead={messages.lead(name, operator)}
      sections={messages.sections(operator)}
      side={
        <>
          <Officer {...grievance} />
          <SideBlock title={messages.terms.heading}>
            <TextLink href="/termsandcondition">{messages.terms.link}</TextLink>
          </SideBlock>
        </>
      }
    />
  );
}

function Officer({ officer, email }: BrandGrievance) {
  const { heading, none, contact } = messages.officer;
  return (
    <SideBlock title={heading}>
      <p>{officer === '' ? none : officer}</p>
      {email === '' ? (
        <TextLink href="/contact">{contact}</TextLink>
      ) : (
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      )}
    </SideBlock>
  );
}
