import type { ChosenSentence, Uploads, UploadsState } from '@headnote/core/assistant';
import type { AssistantFile } from '@headnote/core/contract';
import { formatIndianNumber } from '@headnote/core/format';
import { Button } from '@headnote/ui/button';
import { Callout } from '@headnote/ui/callout';
import { Icon, arrowLeftIcon } from '@headnote/ui/icon';
import type { DragEvent, ReactNode } from 'react';
import { FilePage } from './FilePage.js';
import { FileList } from './FileList.js';
import { messages } from './messages.js';
import { Upload } from './Upload.js';

const { files: texts } = messages;

interface FilePartProps {
  readonly machine: Uploads;
  readonly state: UploadsState;
  /** False after the subscription has ended: nothing can be uploaded. */
  readonly canUpload: boolean;
  /** The PDF whose conversation is shown. */
  readonly file: AssistantFile | undefined;
  /** Id of the PDF that was shown before. */
  readonly from: string | undefined;
  /** The sentence whose page is shown in place of the conversation. */
  readonly place: ChosenSentence | undefined;
  readonly onBack: () => void;
  /** The conversation about it. */
  readonly children: ReactNode;
  readonly onOpen: (file: AssistantFile | undefined) => void;
  readonly onDelete: (file: AssistantFile) => void;
}

/** The tab of the member's own PDFs: upload and list, or the conversation about one of them. */
export function FilePart({
  machine,
  state,
  canUpload,
  file,
  from,
  place,
  onBack,
  children,
  onOpen,
  onDelete,
}: FilePartProps) {
  if (file)
    return (
      <>
        <div className="site-ask__file">
          <Button
            variant="quiet"
            size="small"
            className="hn-no-print"
            icon={<Icon shape={arrowLeftIcon} size={16} />}
            onClick={() => onOpen(undefined)}
          >
            {texts.all}
          </Button>
          <p>
            <b>{file.name}</b> {texts.pages(file.pages, formatIndianNumber(file.pages))}
          </p>
          {file.scannedPages > 0 && (
            <Callout tone="caution">
              {texts.scanned(formatIndianNumber(file.scannedPages), formatIndianNumber(file.pages))}
            </Callout>
          )}
        </div>
        {place ? <FilePage key={place.sentence.id} file={file} place={place} onBack={onBack} /> : children}
      </>
    );
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    machine.upload(dropped);
  };
  return (
    // What is dropped here can also be chosen with the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="site-ask__list"
      {...(canUpload && { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop })}
    >
      {canUpload && <Upload machine={machine} state={state} />}
      <FileList machine={machine} files={state.files} from={from} onOpen={onOpen} onDelete={onDelete} />
    </div>
  );
}
