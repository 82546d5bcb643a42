/** Blank rows with the boxes of real ones. They keep the room of the list in every state, so that nothing moves. */
export function LatestReserve({ rows }: { readonly rows: number }) {
  return (
    <div className="hnw-reserve" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div className="hnw-row" key={index}>
          <div className="hnw-main">
            <div className="hnw-parties hnw-bone" />
            <div className="hnw-subject hnw-bone" />
          </div>
          <div className="hnw-meta">
            <div className="hnw-date hnw-bone" />
            <div className="hnw-reference hnw-bone" />
            <div className="hnw-decision hnw-bone" />
            <div className="hnw-citation hnw-bone" />
          </div>
        </div>
      ))}
    </div>
  );
}
