/** Sketches are not accepted yet; the tab says so instead of taking a file it could not use. */
export function SketchTab() {
  return (
    <div className="stack">
      <h2 className="h3">Sketches are not open yet</h2>
      <p className="quiet">
        Turning a rough drawing into a finished figure is being built. Until then, describe the figure in
        words under Text Prompt: the structure, the view and the parts that matter.
      </p>
      <p className="note">Nothing is uploaded from this page, and no allowance is used.</p>
    </div>
  );
}
