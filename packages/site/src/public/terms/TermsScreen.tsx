import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { SideBlock, TextPage } from '../text-page/TextPage.js';
import { messages } from './messages.js';

/** The terms. The operator is that of the configuration. */
export function TermsScreen() {
  const { name, company, legalName } = useServices().config.brand;
  const operator = { name, operator: company || legalName };
  const { plans, privacy, questions } = messages.side;
  return (
    <TextPage
      title={messages.title}
      description={messages.description(name)}
      path="/termsandcondition"
      lead={messages.lead(operator)}
      sections={messages.sections(operator)}
      side={
        <>
          <SideBlock title={plans.heading}>
            <TextLink href="/packages">{plans.link}</TextLink>
          </SideBlock>
          <SideBlock title={privacy.heading}>
            <TextLink href="/privacypolicy">{privacy.link}</TextLink>
          </SideBlock>
          <SideBlock title={questions.heading}>
            <TextLink href="/contact">{questions.link}</TextLink>
          </SideBlock>
        </>
      }
    />
  );
}
