import type { ActFinding } from '@headnote/core/contract';
import { Skeleton } from '@headnote/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useServices } from '../../services/ServicesProvider.js';
import { findActs } from '../../data/act-queries.js';
import { actReaderPath } from '../../links/links.js';
import { ProvisionNote } from './ProvisionNote.js';

interface ProvisionGateProps {
  /** A typed text that may be one provision of an act. */
  readonly text: string;
  /** The judgments that contain the words. */
  readonly children: ReactNode;
}

/**
 * Opens the section that a text names. Where the library does not have it, says so above the judgments that contain the words. A failed
 * question never keeps a reader from the judgments.
 */
export function ProvisionGate({ text, children }: ProvisionGateProps) {
  const { client } = useServices();
  const { data: finding, isPending } = useQuery(findActs(client, text));
  if (isPending) {
    return (
      <div className="hn-container">
        <Skeleton count={6} />
      </div>
    );
  }
  const path = finding && sectionPath(finding);
  if (path !== undefined) return <Navigate to={path} replace />;
  return (
    <>
      {finding?.provision && <ProvisionNote acts={finding.acts} provision={finding.provision} />}
      {children}
    </>
  );
}

function sectionPath({ acts: [act], provision }: ActFinding): string | undefined {
  if (!act?.id || provision?.section === undefined) return undefined;
  return actReaderPath(act.id, provision.section.id);
}
